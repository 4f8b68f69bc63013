/** What tells one failure of a call from another. All that a row names has to fit. */
interface Failure {
  /** Its words are in `src/words/en/rest.ts`, in `explanations`. */
  kind:
    | 'brokenOff'
    | 'contentRefused'
    | 'keyRequired'
    | 'modelBusy'
    | 'modelLoading'
    | 'modelNotFound'
    | 'modelNotServed'
    | 'noCredit'
    | 'providerNoCredit'
    | 'requestTooLong'
    | 'serverFailed'
    | 'serverStopped'
    | 'settingRefused'
    | 'tokenNotAllowed'
    | 'tokenRejected'
    | 'tooLittleMemory'
    | 'tooManyCalls'
    | 'unknown'
    | 'wrongAddress';
  /** HTTP statuses. Without any, only the words decide. */
  statuses?: readonly number[];
  /** The names of errors. */
  names?: readonly string[];
  /** The words, codes and names in the server's error. */
  says?: RegExp;
  /** Only at the hub, or only at a server of the host's or the visitor's own. */
  at?: 'hub' | 'own';
  /** What a server really sent: a status, and words if they decide. */
  example: readonly [status: number, words?: string];
}

const FIFTIES = Array.from({ length: 100 }, (_, at) => 500 + at);

/** The first row that fits names the failure. */
export const FAILURES: readonly Failure[] = [
  { kind: 'brokenOff', names: ['BrokenStreamError'], example: [200] },
  // A request that is larger than the whole limit never passes.
  {
    kind: 'tooManyCalls',
    says: /^(?!.*(?:too large|reduce)).*(?:\btokens per (?:min(?:ute)?|hour|day)\b|\b(?:re)?try (?:again )?in \d)/is,
    example: [429, 'Tokens per minute limit exceeded - too many tokens processed.'],
  },
  {
    kind: 'settingRefused',
    statuses: [400, 422],
    says: /^\W*max_(?:completion_)?tokens\W+(?:must|should) be (?:less|at most|<)/i,
    example: [
      400,
      '`max_tokens` must be less than or equal to 512, less than the `context_window`',
    ],
  },
  {
    kind: 'requestTooLong',
    says: /context[_ ](?:length|size|window|limit|shift)|batch size|tokens.{0,40}got -\d|exceed(?:s|ed|_)?.{0,30}context|maximum context|(?:prompt|input|inputs|request|messages?)\b.{0,40}too (?:long|large|many tokens)|too many (?:input |prompt )?tokens|sum of .*tokens|inputs.{0,40}tokens|maximum.{0,40}tokens allowed|(?:input|prompt).{0,60}(?:maximum|limit).{0,40}tokens|exceeds? (?:the )?max.{0,30}token|max_prompt_tokens|reduce the length|string_above_max_length/is,
    example: [403, 'The sum of input tokens and max_tokens must not exceed 4097 for this model.'],
  },
  { kind: 'requestTooLong', statuses: [413], example: [413] },
  {
    kind: 'settingRefused',
    statuses: [400, 422],
    says: /^(?=.*\b(?:temperature|max_tokens|max_completion_tokens)\b).*(?:unsupported|unknown|unexpected|unrecogni|invalid|deprecated|extra[_ ]|not (?:be )?(?:\w+ )?(?:supported|accepted|allowed|permitted|available)|(?:does|do) ?n[o']t support|only the default|must be|less than|at most|too (?:large|high|big))/is,
    example: [400, "Unsupported parameter: 'max_tokens' is not accepted by this model."],
  },
  {
    kind: 'providerNoCredit',
    says: /not_enough_balance|provider\b.{0,60}(?:balance|credit|funds|quota)/i,
    at: 'hub',
    example: [402, 'The provider reports NOT_ENOUGH_BALANCE for this account'],
  },
  {
    kind: 'noCredit',
    says: /insufficient[_ ](?:quota|credit|balance|funds)|out of credit|credits?\b.{0,60}(?:used up|exceeded|exhausted|depleted|required|too low)|(?:exceeded|used up|reached) your (?:current |monthly |included )+(?:quota|credit|usage|limit)|payment required|plan and billing|billing_(?:hard_limit|not_active)|negative balance/i,
    example: [429, 'You exceeded your current quota (insufficient_quota)'],
  },
  { kind: 'noCredit', statuses: [402], example: [402] },
  {
    kind: 'tooLittleMemory',
    says: /runner process|running the model|model has crashed|out of memory|\boom\b|cuda (?:error|out)|more (?:system |gpu )?memory|insufficient (?:system |gpu )?(?:memory|resources)|(?:failed to|unable to|could ?n[o']t|can ?n[o']t|\berror) (?:load|allocat)/i,
    example: [500, 'llama runner process has terminated: exit status 2'],
  },
  {
    kind: 'modelLoading',
    says: /\bloading\b|warming up|cold start|\bstill (?:starting|initiali[sz]ing)|(?:starting|scaling) up|estimated_time/i,
    example: [503, 'Model mistralai/Mixtral-8x7B-Instruct-v0.1 is currently loading'],
  },
  {
    kind: 'serverStopped',
    says: /(?:endpoint|deployment|instance|space|server|machine)\b.{0,60}(?:paused|stopped|suspended|asleep|sleeping|scaled to zero|scaledToZero|not running|shut ?down|not ready)/i,
    example: [400, 'Bad Request: The endpoint is paused, ask a maintainer to restart it'],
  },
  {
    kind: 'tooManyCalls',
    says: /rate[_ -]?limit|too many (?:requests|calls|concurrent)|throttl|per (?:minute|second|day)\b/i,
    example: [200, '429 Rate limit exceeded: free-models-per-min'],
  },
  {
    kind: 'modelBusy',
    says: /overload|\bbusy\b|(?:at|over|no|exceeded|insufficient|out of) (?:full )?capacity|no (?:available|healthy|free) (?:\w+ )?(?:workers?|instances?|slots?|upstream|capacity|providers?)|queue.{0,20}full|high (?:demand|load|traffic)/i,
    example: [529, 'Overloaded'],
  },
  { kind: 'tooManyCalls', statuses: [429], example: [429] },
  {
    kind: 'contentRefused',
    says: /content[_ ](?:policy|filter|management|moderation)|content exists risk|moderation|flagged|responsible ?ai|safety (?:system|filter|setting)/i,
    example: [400, "The response was filtered due to Azure OpenAI's content management policy"],
  },
  { kind: 'modelNotFound', names: ['HubApiError'], statuses: [404], example: [404] },
  {
    kind: 'modelNotServed',
    names: ['HubApiError', 'NotServedError'],
    says: /provider information|does not serve/,
    example: [200, 'We have not been able to find inference provider information for model a/b.'],
  },
  {
    kind: 'modelNotServed',
    at: 'hub',
    says: /model_not_(?:available|found|supported)|model\b.{0,120}(?:not (?:\w+ )?(?:supported|available|found|served|exist|valid)|does ?n[o']t exist|non-serverless|deprecated|decommissioned|no longer|unknown)|no (?:\w+ )?endpoints? (?:found|available)|(?:unknown|unsupported|invalid|non-serverless|no such|unable to access|not a valid) model|not (?:support|serve|find|reach).{0,60}model/is,
    example: [400, 'This account cannot reach the non-serverless model a/b (model_not_available)'],
  },
  {
    kind: 'modelNotFound',
    at: 'own',
    says: /model_not_found|model\b.{0,120}(?:not (?:\w+ )?(?:found|available|exist|loaded)|does ?n[o']t exist|unknown)|no (?:\w+ )?endpoints? (?:found|available)|(?:unknown|invalid|no such|not a valid) model|no models? (?:is |are )?loaded|not find.{0,40}model/is,
    example: [404, 'model "llama4" not found, try pulling it first'],
  },
  { kind: 'modelNotServed', at: 'hub', statuses: [404, 410], example: [410] },
  { kind: 'wrongAddress', at: 'own', statuses: [404, 405], example: [404, '404 page not found'] },
  { kind: 'tokenRejected', at: 'hub', statuses: [401], example: [401] },
  {
    kind: 'tokenRejected',
    at: 'hub',
    statuses: [400],
    says: /\btoken\b.{0,30}(?:invalid|expired)|invalid token/i,
    example: [400, 'Authorization header is correct, but the token seems invalid'],
  },
  // A proxy between the page and the server refuses with a page of its own.
  {
    kind: 'serverFailed',
    statuses: [403],
    says: /^web page/,
    example: [403, 'web page Just a moment...'],
  },
  { kind: 'tokenNotAllowed', at: 'hub', statuses: [403], example: [403] },
  { kind: 'keyRequired', at: 'own', statuses: [401, 403], example: [401] },
  {
    kind: 'keyRequired',
    at: 'own',
    says: /(?:invalid|incorrect|missing|no) api[_ -]?key|api[_ -]?key\b.{0,20}(?:not valid|invalid|missing|required)|unauthori[sz]ed|authentication/i,
    example: [400, 'Missing API key'],
  },
  { kind: 'serverFailed', statuses: [408, ...FIFTIES], example: [524] },
  {
    kind: 'serverFailed',
    statuses: [200],
    says: /(?:server|compute|internal|engine)[_ ]?error|internal server|upstream|gateway|timed? ?out/i,
    example: [200, 'the upstream model timed out (server_error)'],
  },
  { kind: 'unknown', example: [400] },
];
