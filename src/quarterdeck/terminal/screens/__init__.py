"""What fills the terminal: setting up, the table, help, a question, the end."""
