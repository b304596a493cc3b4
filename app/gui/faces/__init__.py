"""Card faces, drawn by Ketto from the printed facts alone."""
