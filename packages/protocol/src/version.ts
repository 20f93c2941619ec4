/** Sent in the handshake of sockets as query `version`. In its own file, so that the first script of the client can include it alone. */
export const CLIENT_VERSION = '3.0.212';
