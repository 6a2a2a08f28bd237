"""How an edition's numbers play: survey, aims, report, calibration."""
