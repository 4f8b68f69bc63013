import { afterEach, describe, expect, it, vi } from 'vitest';
import { HOST_LINK } from '../../../machines/connection/connectionMachine';
import { LOCAL_LIMITS } from '../../../machines/recipe/RecipeContext';
import { readAvailability } from '../../../src/browser/languageModel';
import {
  createBrowserModelConnection,
  downloadBrowserModel,
  testBrowserModel,
} from '../../../src/wire/connections/browserModel';
import type { AnswerPiece } from '../../../src/wire/connections/connection';
import { createLinkConnection } from '../../../src/wire/connections/createLinkConnection';
import { installLanguageModel, type LanguageModelScript } from '../../support/languageModel';
import { readDiagnosis } from '../../support/readDiagnosis';
import { requestOf } from '../../support/requestOf';
import { settle } from '../../support/settle';

const OPTIONS = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
};

const install = (script: Partial<LanguageModelScript> = {}) =>
  installLanguageModel({ state: 'available', parts: ['# Ri', 'ce'], ...script });
afterEach(() => Reflect.deleteProperty(globalThis, 'LanguageModel'));

const running = () => new AbortController().signal;
const ask = (request = requestOf(['eggs', 'rice']), signal = running()) =>
  createBrowserModelConnection().generate(request, signal);

describe('a request to the browser’s own model', () => {
  it('with a picture asks for a model that takes images, and hands the picture over as a blob', async () => {
    const model = install();
    const url = `data:image/jpeg;base64,${btoa('a picture')}`;
    const content = [
      { type: 'text' as const, text: 'Which foods?' },
      { type: 'image_url' as const, image_url: { url } },
    ];
    await ask({ ...requestOf(['eggs', 'rice']), messages: [{ role: 'user', content }] } as never);
    const { expectedInputs, ...rest } = OPTIONS;
    const options = { ...rest, expectedInputs: [...expectedInputs, { type: 'image' }] };
    expect(model.availability).toEqual([options, options]);
    expect(model.create).toEqual([{ ...options, initialPrompts: [] }]);
    const [[prompt]] = model.prompts as unknown as [[{ content: [object, { value: Blob }] }]];
    expect(prompt.content[0]).toEqual({ type: 'text', value: 'Which foods?' });
    expect(await prompt.content[1].value.text()).toBe('a picture');
  });

  it('gives the system message first, then the prompt, and the same options as the question', async () => {
    const model = install();
    const [system, user] = requestOf(['eggs', 'rice']).messages;
    expect(await ask()).toEqual({ text: '# Rice', cut: false, model: "the browser's own model" });
    expect(model.availability).toEqual([OPTIONS, OPTIONS]);
    expect(model.create).toEqual([{ ...OPTIONS, initialPrompts: [system] }]);
    expect(model.prompts).toEqual([user?.content]);
  });

  it('goes to no one else, even when it fails', async () => {
    const fetched = vi.fn(async () => Response.json({}));
    vi.stubGlobal('fetch', fetched);
    install();
    await ask();
    install({ faults: { prompt: 'UnknownError' } });
    await expect(ask()).rejects.toThrow();
    vi.unstubAllGlobals();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('hands on each piece as it comes, and blanks with the next word', async () => {
    install({ parts: ['', '# Ri', 'ce', '\n\n', 'Boil.', ' '] });
    const pieces: AnswerPiece[] = [];
    const onPiece = (piece: AnswerPiece) => pieces.push(piece);
    const { text } = await createBrowserModelConnection().generate(
      requestOf(['eggs', 'rice']),
      running(),
      onPiece,
    );
    expect(text).toBe('# Rice\n\nBoil. ');
    expect(pieces).toEqual(
      ['# Ri', 'ce', '\n\nBoil.'].map((piece) => ({ text: piece, isThought: false })),
    );
  });

  it('says that an answer without an end is cut', async () => {
    install({ parts: ['# Rice', ' and'.repeat(2_600), ' more'] });
    expect(await ask()).toMatchObject({ cut: true });
  });

  it('stops with its signal, and ends the conversation', async () => {
    const model = install({ parts: undefined as never });
    const controller = new AbortController();
    const answer = ask(requestOf(['eggs', 'rice']), controller.signal);
    await vi.waitFor(() => expect(model.prompts).toHaveLength(1));
    controller.abort();
    await expect(answer).rejects.toThrow('aborted');
    expect([model.aborted, model.destroyed]).toEqual([1, 1]);
  });

  it.each([
    ['es', ['es', 'es'], 'es'],
    // A browser without German answers in it if it is asked for English.
    ['de', ['de', 'en', 'de', 'en'], 'en'],
  ])('declares the language of the page: %s', async (lang, asked, language) => {
    vi.stubGlobal('document', { documentElement: { lang } });
    const model = install();
    const { availability } = Object(globalThis).LanguageModel;
    const languageIn = (options: unknown) => Object(options).expectedOutputs[0].languages[0];
    Object(globalThis).LanguageModel.availability = async (options: object) =>
      (await availability(options)) && languageIn(options) === 'de' ? 'unavailable' : 'available';
    await ask();
    vi.unstubAllGlobals();
    expect(model.availability.map(languageIn)).toEqual(asked);
    expect(languageIn(model.create[0])).toBe(language);
    expect(Object(model.create[0]).expectedInputs[0].languages).toContain('en');
    expect(Object.keys(Object(model.create[0])).sort()).toEqual([
      'expectedInputs',
      'expectedOutputs',
      'initialPrompts',
    ]);
  });

  it.each([
    ['downloadable', 'browserModelPart'],
    ['downloading', 'browserModelPart'],
    ['unavailable', 'browserModelGone'],
  ] as const)('never begins a download: a model that is %s meets "%s"', async (state, kind) => {
    const model = install({ state });
    const error = await ask().catch((reason) => reason);
    expect(createBrowserModelConnection().diagnose?.(error)).toEqual({ kind });
    expect(model.create).toEqual([]);
  });

  it.each([
    ['NotAllowedError', 'browserModelForbidden'],
    ['NotSupportedError', 'browserModelUnsupported'],
    ['QuotaExceededError', 'requestTooLong'],
    // The browser removes its model, also in the middle of an answer.
    ['InvalidStateError', 'browserModelGone'],
    ['AbortError', 'browserModelGone'],
    ['UnknownError', 'unknown'],
  ])('that fails with %s meets "%s"', async (name, kind) => {
    for (const step of ['create', 'prompt', 'end']) {
      install({ faults: { [step]: name } });
      const error = await ask().catch((reason) => reason);
      expect(createBrowserModelConnection().diagnose?.(error)).toEqual({ kind });
    }
  });

  it('has the time of a model on this computer, needs no network, and tells no one', () => {
    const link = { ...HOST_LINK, choice: 'browser' as const };
    const options = { provider: 'together', getToken: () => expect.fail() };
    expect(createLinkConnection(link, options)).toMatchObject({
      limits: LOCAL_LIMITS,
      isLocal: true,
      takesConversation: true,
      recipients: [],
      origins: [],
    });
  });
});

describe('a browser', () => {
  it('without the Prompt API has no model', async () => {
    expect(await readAvailability()).toBe('unavailable');
  });

  it('that gives this frame no permission has no model, and no error', async () => {
    install({ faults: { availability: 'NotAllowedError' } });
    expect(await readAvailability()).toBe('unavailable');
  });
});

describe('a download', () => {
  it('says how much is there, and ends its conversation', async () => {
    const model = install({ state: 'downloadable', waits: true });
    const seen: number[] = [];
    const download = downloadBrowserModel((progress) => seen.push(progress), running());
    await settle();
    for (const loaded of [0, 0.5, 1.2]) model.progress(loaded);
    model.finish();
    await download;
    expect(seen).toEqual([0, 0.5, 1]);
    expect(model.create).toEqual([OPTIONS]);
    expect(model.destroyed).toBe(1);
  });

  it.each([
    ['NotAllowedError', 'browserModelForbidden'],
    ['NotSupportedError', 'browserModelUnsupported'],
    ['QuotaExceededError', 'browserModelNoRoom'],
    ['NetworkError', 'unknown'],
  ])('that fails with %s meets "%s"', async (name, kind) => {
    install({ state: 'downloadable', faults: { create: name } });
    expect(
      await readDiagnosis(
        downloadBrowserModel(() => {}, running()),
        '',
      ),
    ).toEqual({ kind });
  });
});

describe('a test', () => {
  it('begins one conversation, and ends it', async () => {
    const model = install();
    await testBrowserModel(running());
    expect([model.create.length, model.prompts.length, model.destroyed]).toEqual([1, 0, 1]);
  });

  it('begins no download', async () => {
    const model = install({ state: 'downloadable' });
    expect(await readDiagnosis(testBrowserModel(running()), '')).toEqual({
      kind: 'browserModelPart',
    });
    expect(model.create).toEqual([]);
  });
});
