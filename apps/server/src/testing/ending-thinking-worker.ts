/** Ends the thread that loads it. */
process.exit(1);
