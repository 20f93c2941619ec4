/**
 * Returns the path of the code that a module of Vite holds, or `undefined` for a module that only says something about
 * the file, such as its text (`?raw`) or its address (`?url`).
 */
export function modulePath(id: string): string | undefined {
  const [path, query = ''] = id.split('?');
  const parameters = new URLSearchParams(query);
  return parameters.has('raw') || parameters.has('url') ? undefined : path;
}
