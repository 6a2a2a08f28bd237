"""What a host needs: administration, logs, metrics, preparation."""
