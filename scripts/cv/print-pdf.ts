import { PDFDocument } from '@cantoo/pdf-lib';
import { chromium } from '@playwright/test';
import { chromiumArgs } from '../chromium.ts';

type Facts = { title: string; author: string; subject: string; keywords: string[] };

/**
 * Prints a tagged PDF of the first document within its page limit, otherwise of the last one.
 *
 * @param executablePath path of Chromium
 * @throws Error when the browser cannot start
 */
export async function printPdf(
  executablePath: string,
  documents: readonly { html: string; mostPages: number }[],
  { title, author, subject, keywords }: Facts,
): Promise<Buffer> {
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArgs, '--font-render-hinting=none'],
  });
  try {
    const page = await browser.newPage();
    for (const [index, { html, mostPages }] of documents.entries()) {
      await page.setContent(html);
      await page.evaluate(() => document.fonts.ready);
      const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
      const pdf = await PDFDocument.load(printed);
      if (pdf.getPageCount() > mostPages && index < documents.length - 1) continue;
      pdf.setTitle(title, { showInWindowTitleBar: true });
      pdf.setAuthor(author);
      pdf.setSubject(subject);
      pdf.setKeywords([keywords.join(', ')]);
      return Buffer.from(await pdf.save());
    }
    throw new Error('There is no document to print.');
  } finally {
    await browser.close();
  }
}
