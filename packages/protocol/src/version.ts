/**
 * Sent in the handshake of sockets as query `version`. It has a file of its own, so that the first script of the client
 * can include it alone.
 */
export const CLIENT_VERSION = '3.0.212';
