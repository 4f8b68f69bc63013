import { createHash } from 'node:crypto';
import { type Endpoint, ScriptedEndpoint, type SeenRequest } from './endpoint';
import { json, type Reply } from './reply';

export const SIGNED_IN = {
  userName: 'ada',
  token: 'hf_oauth_standInTokenOfTheTests',
  /** In s. */
  expiresIn: 28_800,
  scope: 'openid profile inference-api',
};

export interface SignInEndpoints {
  /** `GET /.well-known/openid-configuration` */
  readonly configuration: Endpoint;
  readonly authorize: Endpoint;
  /** `POST /oauth/token` */
  readonly token: Endpoint;
  /** `GET /oauth/userinfo` */
  readonly userInfo: Endpoint;
}

interface Grant {
  challenge: string | null;
  redirectUri: string;
}

export function createSignIn(host: string) {
  const endpoints = {
    configuration: new ScriptedEndpoint(
      json({
        issuer: `https://${host}`,
        authorization_endpoint: `https://${host}/oauth/authorize`,
        token_endpoint: `https://${host}/oauth/token`,
        userinfo_endpoint: `https://${host}/oauth/userinfo`,
      }),
    ),
    authorize: new ScriptedEndpoint({ kind: 'sentBack' }),
    token: new ScriptedEndpoint({ kind: 'token' }),
    userInfo: new ScriptedEndpoint(
      json({ sub: '1', name: 'Ada Lovelace', preferred_username: SIGNED_IN.userName }),
    ),
  };
  const paths: Record<string, ScriptedEndpoint> = {
    'GET /.well-known/openid-configuration': endpoints.configuration,
    'GET /oauth/authorize': endpoints.authorize,
    'POST /oauth/token': endpoints.token,
    'GET /oauth/userinfo': endpoints.userInfo,
  };
  const grants = new Map<string, Grant>();
  let codes = 0;

  function sendBack({ path }: SeenRequest, { error, description }: ReplyOf<'sentBack'>): Reply {
    const { searchParams } = new URL(path, `https://${host}`);
    const redirectUri = searchParams.get('redirect_uri') ?? '';
    const isAsked =
      searchParams.get('client_id') &&
      searchParams.get('response_type') === 'code' &&
      searchParams.get('code_challenge_method') === 'S256';
    if (!isAsked || !URL.canParse(redirectUri)) return { kind: 'status', status: 400 };
    const location = new URL(redirectUri);
    const answer = error
      ? { error, ...(description && { error_description: description }) }
      : { code: `code-${++codes}` };
    if ('code' in answer) {
      grants.set(answer.code ?? '', { challenge: searchParams.get('code_challenge'), redirectUri });
    }
    for (const [name, value] of Object.entries({ ...answer, state: searchParams.get('state') })) {
      if (value) location.searchParams.set(name, value);
    }
    return { kind: 'status', status: 303, headers: { location: location.href } };
  }

  function giveToken({ body }: SeenRequest, reply: ReplyOf<'token'>): Reply {
    const form = new URLSearchParams(String(body));
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGranted =
      form.get('grant_type') === 'authorization_code' &&
      grant?.challenge === proof &&
      grant.redirectUri === form.get('redirect_uri');
    if (!isGranted) {
      const body = JSON.stringify({ error: 'invalid_grant', error_description: `Not ${code}` });
      return { kind: 'status', status: 400, body };
    }
    const { token, expiresIn, scope } = { ...SIGNED_IN, ...reply };
    return json({ access_token: token, token_type: 'bearer', expires_in: expiresIn, scope });
  }

  return {
    endpoints: endpoints as SignInEndpoints,

    find(method: string | undefined, path: string): ScriptedEndpoint | undefined {
      return paths[`${method} ${path.split('?')[0]}`];
    },

    /** Some replies depend on the request. */
    resolve(reply: Reply, request: SeenRequest): Reply {
      if (reply.kind === 'sentBack') return sendBack(request, reply);
      return reply.kind === 'token' ? giveToken(request, reply) : reply;
    },

    reset() {
      for (const endpoint of Object.values(endpoints)) endpoint.reset();
      grants.clear();
    },
  };
}

type ReplyOf<Kind extends Reply['kind']> = Extract<Reply, { kind: Kind }>;
