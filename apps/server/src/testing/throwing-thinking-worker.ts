/** Cannot be loaded by a thread. */
throw new Error('this worker cannot start');
