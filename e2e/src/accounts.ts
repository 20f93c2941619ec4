import type { Page } from 'playwright-core';
import type { Server } from './server.ts';

const PASSWORD = 'a good password';

/** Registers by the form and logs in with the new account. */
export async function register(page: Page, name: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email').fill(`${name}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password (again)').fill(PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText('Your account was successfully registered.').waitFor();
  await page.waitForURL('**/login');
  await fillLogin(page, name);
}

/** Creates an account without the form and logs in, for tests with another subject. */
export async function logInAsNewUser(server: Server, page: Page, name: string): Promise<void> {
  await createAccount(server, name);
  await logIn(page, name);
}

/** Logs in with an account of `createAccount`. */
export async function logIn(page: Page, name: string): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, name);
}

async function fillLogin(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText(`Welcome back, ${name}`).waitFor();
}

/** Creates an account without a page. */
export async function createAccount(server: Server, name: string): Promise<void> {
  const body = { username: name, email: `${name}@example.org`, password: PASSWORD };
  const response = await post(server, '/api/account/register', body);
  if (!response.ok) throw new Error(`${name} could not register: ${await response.text()}`);
}

/** Logs in without the browser. @returns an access token */
export async function accessToken(server: Server, name: string): Promise<string> {
  const response = await post(server, '/api/account/login', { username: name, password: PASSWORD });
  const { token } = (await response.json()) as { token: string };
  return token;
}

/** Grants permissions as the administrator. They apply from the next page load. */
export async function grantPermissions(
  server: Server,
  name: string,
  ...permissions: string[]
): Promise<void> {
  const { name: username, password } = server.admin;
  const login = await post(server, '/api/account/login', { username, password });
  const { token } = (await login.json()) as { token: string };
  const given = Object.fromEntries(permissions.map((permission) => [permission, true]));
  const userToChange = { disabled: false, verified: true, permissions: given };
  const response = await fetch(`${server.url}/api/user/${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ userToChange }),
  });
  if (!response.ok)
    throw new Error(`${name} was not given ${permissions.join(', ')}: ${await response.text()}`);
}

function post(server: Server, path: string, body: object): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
