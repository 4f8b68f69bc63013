/** What the page asks the hub for: the visitor's name, and to call models. */
export const SIGN_IN_SCOPES = 'openid profile inference-api';
