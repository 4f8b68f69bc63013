import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findMachines } from '../../scripts/statechart/findMachines';
import { readRecording } from '../../src/devtools/recording';
import { replay } from '../support/replay';

const FOLDER = join(import.meta.dirname, 'recorded');

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const machines = (await findMachines()).map(({ machine }) => machine);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('what was recorded on the page happens again', () => {
  it.each(files)('%s', (file) => {
    const recording = readRecording(readFileSync(join(FOLDER, file), 'utf8'));
    expect(replay(recording, machines)).toEqual(recording);
  });
});
