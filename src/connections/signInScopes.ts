/** What the page asks a visitor's leave for: to know the name, and to call models. */
export const SIGN_IN_SCOPES = 'openid profile inference-api';
