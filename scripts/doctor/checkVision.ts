import type { Settings } from '../../src/app/settings.ts';
import {
  LIVE_MODELS_ADDRESS,
  readLiveModels,
} from '../../src/models/connections/liveModels/liveModels.ts';
import { type Asking, ask, whyUnclear } from './ask.ts';
import { checkModel } from './checkModel.ts';
import { type Finding, fails, ok, unclear } from './finding.ts';

/** How many models that take images it names. */
const MOST_NAMED = 3;

/** Checks the model that looks at photos at the host's cost: whether it is served, and takes images. */
export async function checkVision(
  { visionModel, ...settings }: Settings,
  isOnHub: boolean,
  asking: Asking,
): Promise<Finding[]> {
  if (!visionModel) return [];
  const whether = `Whether ${visionModel} takes images`;
  if (!settings.accessToken && !settings.endpoint) {
    return [
      unclear(
        'VITE_HF_VISION_MODEL is not used: the page has no token and no endpoint',
        'set one of them, or leave it out',
      ),
    ];
  }
  if (!isOnHub) return [unclear(`${whether}: nobody says`, 'send it a photo on the page')];
  const served = await checkModel(
    settings.accessToken ?? '',
    { ...settings, visionModel, model: visionModel },
    asking,
  );
  const answer = await ask(LIVE_MODELS_ADDRESS, asking);
  const models = answer.status === 200 ? readLiveModels(JSON.stringify(answer.value) ?? '') : [];
  const [id] = visionModel.split(':');
  const found = models.find((one) => one.id === id);
  if (!found) {
    const why = whyUnclear(answer, 'the router') ?? 'the router does not list it as live';
    return [served, unclear(`${whether}: ${why}`, 'send it a photo on the page')];
  }
  if (found.takesImages) return [served, ok(`${visionModel} takes images: it looks at photos`)];
  const others = models.filter(({ takesImages }) => takesImages).slice(0, MOST_NAMED);
  return [
    served,
    {
      ...fails(
        `${visionModel} takes no images`,
        'set VITE_HF_VISION_MODEL to a model that does, or leave it out',
      ),
      lines: others.map((other) => `VITE_HF_VISION_MODEL=${other.id}`),
    },
  ];
}
