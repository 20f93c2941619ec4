/** Goes with the handshake of sockets as query `version`. By itself, since what needs it first needs nothing else. */
export const CLIENT_VERSION = '3.0.212';
