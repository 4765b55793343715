interface ImportMetaEnv {
  readonly VITE_TELEGRAM_BOT_TOKEN?: string;
  readonly VITE_TELEGRAM_CHAT_ID?: string;
  readonly VITE_TELEGRAM_API_BASE?: string;
  readonly VITE_CONTACT_ENDPOINT?: string;
  readonly VITE_GEMINI_API_KEY?: string;
  readonly VITE_GEMINI_MODEL?: string;
  readonly VITE_GEMINI_API_BASE?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_BASE_PATH?: string;
  readonly VITE_ANALYTICS?: string;
  /** The folder of the pages in this language, below the base: empty for the first, `id/` for another. */
  readonly SITE_FOLDER: string;
  /** Whether the home page has the chat. */
  readonly SITE_CHAT: boolean;
  /** Whether there are notes to show. */
  readonly SITE_NOTES: boolean;
}

/** The file in the first language. */
declare module '*?original' {
  const module: Record<string, unknown>;
  export = module;
}

/** https://github.com/michalsnik/aos#1-initialize-aos */
declare module 'aos' {
  type Options = {
    duration: number;
    once: boolean;
    mirror: boolean;
    offset: number;
    disableMutationObserver: boolean;
  };
  const aos: { init: (options: Options) => void; refresh: () => void };
  export default aos;
}
