/** An answer from the site's own content, as JSON: the chat stores and carries it. */
export type SiteAnswer = {
  outcome: 'serious' | 'talk' | 'faq' | 'chosen' | 'project' | 'results' | 'none';
  text: string;
  lang: string;
  /** All of the answer as Markdown, to be copied, sent and read out. */
  markdown: string;
  results: readonly string[];
  /** The label of the button that hands the question to the owner. */
  ask?: string;
  /** The project that was spoken of, for the question after it. */
  subject?: string | undefined;
  entry?: string;
};
