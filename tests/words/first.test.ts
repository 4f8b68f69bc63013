import { expect, it } from 'vitest';
import * as firstWords from '../../src/words/en/first';

it.each([
  ['mistralai/Mixtral-8x7B-Instruct-v0.1', 'Mixtral-8x7B'],
  ['meta-llama/Llama-3.3-70B-Instruct', 'Llama-3.3-70B'],
  ['google/gemma-2-27b-it', 'gemma-2-27b'],
  ['openai/gpt-oss-120b', 'gpt-oss-120b'],
  ['deepseek-ai/DeepSeek-V3', 'DeepSeek-V3'],
  ['lab/chat', 'chat'],
  ['tgi', 'tgi'],
])('the header calls the model %s "%s"', (id, name) => {
  expect(firstWords.app.shortModel(id)).toBe(name);
});
