import { it } from 'vitest';
import { execSync } from 'node:child_process';
import { readFiles } from '../../src/cookbook/bring/readFiles';
import { ofRecipeMd } from '../../src/reading/lines/programs/ofRecipeMd';
import { parseRecipe } from '../../src/reading/document/parseRecipe';
const git = '/work/.mirror/RecipeMD+RecipeMD/repo';
it('x', async () => {
  const files = execSync(`git -C ${git} ls-tree -r --name-only HEAD testcases/cases examples`, {encoding:'utf8'}).split('\n').filter(f=>f.endsWith('.md'));
  for (const f of files) {
    const text = execSync(`git -C ${git} show HEAD:${f}`, {encoding:'utf8'});
    const { found, refused } = await readFiles([new File([text], f.split('/').at(-1)!)]);
    const one = found[0];
    const d = one && parseRecipe(one.text);
    console.log(f.split('/').at(-1), ofRecipeMd(text) ? 'RMD' : '-', one?.isDoubtful ? 'DOUBT':'', refused.length ? JSON.stringify(refused.map(r=>r.code)):'', d ? JSON.stringify({t:d.title?.text, s:d.servings?.text, i:d.ingredients.flatMap(({heading,items})=>[...(heading?[`[${heading}]`]:[]),...items.map(i=>i.line)]), st:d.steps.map(s=>s.text), n:d.notes.map(n=>n.text)}).slice(0,1100) : '');
  }
});
