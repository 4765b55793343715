import { appendFileSync } from 'node:fs';
import { answerInPieces } from '#tests/mocks/gemini-server.ts';
import { test } from './test.ts';
test('hostile', async ({ page, gemini }) => {
  test.setTimeout(560_000);
  const runs = ['`','*','_','~','[','<','> ','- ','1. ','> - ','- > 1. ','![','[a](','**a ','*a _b ','~~a','\n- ','\n> ','| a\n','a  \n','x\n\n','```\n','`a``','<a:','&a','&amp;','<br>','\\(','https://','http://a@ ','http://a.b ','**：','*a*','[a](/) ','a\n','|','- a\n','`a` ','**a:**b '];
  const texts: [string,string][] = runs.map((r) => [r, r.repeat(Math.ceil(20000/r.length)).slice(0,20000)]);
  texts.push(['rows', '|a|\n|-|\n'+'|b\n'.repeat(6600)], ['cols', '|a'.repeat(3300)+'\n'+'|-'.repeat(3300)+'\n'+'|b'.repeat(3300)], ['fence','```\n'+'\n'.repeat(19000)], ['code','```\n'+'a b\n'.repeat(5000)]);
  const out: string[] = [];
  for (const [name, text] of texts) for (const size of [400, 20000]) {
  await page.goto('/#home');
  const card = page.locator('#chat');
  await card.scrollIntoViewIfNeeded();
  await page.waitForTimeout(400);
  await page.evaluate(() => { Object.assign(window, { longest: 0 }); new PerformanceObserver((list) => { for (const e of list.getEntries()) (window as any).longest = Math.max((window as any).longest, e.duration); }).observe({ type: 'longtask' }); 
    let last = performance.now(); const tick = (t: number) => { (window as any).gap = Math.max((window as any).gap ?? 0, t - last); last = t; requestAnimationFrame(tick); }; requestAnimationFrame(tick); });
    gemini.respondWith(answerInPieces(text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []));
    await page.evaluate(() => Object.assign(window, { longest: 0, gap: 0 }));
    await card.getByRole('textbox').fill('q');
    await card.getByRole('textbox').press('Enter');
    const n = 1;
    await page.waitForFunction((n) => document.querySelectorAll('.bubble-bot').length === n && document.querySelector('.chat-log')!.getAttribute('aria-busy') === 'false', n, { timeout: 20000 }).catch(() => {});
    await page.waitForTimeout(60);
    const r = await page.evaluate(() => [Math.round((window as any).longest), Math.round((window as any).gap)]);
    appendFileSync('/tmp/hostile.txt', `${JSON.stringify(name)} ${size}: task ${r[0]} gap ${r[1]}\n`);
  }
  console.log(out.join('\n'));
});
