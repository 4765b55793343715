export type PathEntry = { kind: 'work' | 'organisation' | 'education'; title: string; at: string; place?: string; url?: string;
  /** '2024-08' or '2024' */ from: string; /** absent while it goes on */ to?: string; lines: string[]; /** 'mobile/3' */ projects?: string[] };
export type Certificate = { title: string; by: string; date: string; url?: string };
export type SpokenLanguage = { name: string; level: string };
export type Path = { entries: PathEntry[]; certificates: Certificate[]; languages: SpokenLanguage[] };
