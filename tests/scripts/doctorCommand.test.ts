import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('the command `npm run doctor` fails on a token that cannot be one, and names the setting', {
  tags: 'rare',
}, () => {
  const { stdout, stderr, status } = spawnSync('npx', ['tsx', 'scripts/doctor.ts'], {
    encoding: 'utf8',
    env: { ...process.env, VITE_HF_ACCESS_TOKEN: 'hf-abc' },
  });
  expect({ stdout, stderr, status }).toEqual({
    stdout: expect.stringContaining('VITE_HF_ACCESS_TOKEN is not a whole token: '),
    stderr: '',
    status: 1,
  });
});
