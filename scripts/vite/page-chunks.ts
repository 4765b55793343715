import type { Rolldown } from 'vite';

type Chunk = { file: string; imports: string[] };

/** Finds the files of the client build that a page needs to hydrate. */
export class PageChunks {
  /** Path of the style sheet below the base. */
  readonly styles: string | undefined;
  private readonly byModule = new Map<string, Chunk>();
  private readonly byFile = new Map<string, Chunk>();

  constructor(bundle: Rolldown.RolldownOutput['output']) {
    this.styles = bundle.find(({ fileName }) => fileName.endsWith('.css'))?.fileName;
    for (const output of bundle) {
      if (output.type !== 'chunk') continue;
      const chunk = { file: output.fileName, imports: output.imports };
      this.byFile.set(output.fileName, chunk);
      if (output.facadeModuleId) this.byModule.set(output.facadeModuleId, chunk);
    }
  }

  /**
   * @param path of a page; its first segment names the module, `/mobile/3` → `mobile-page`
   * @returns paths below the base, each after those it imports
   * @throws Error when the build has no such module
   */
  of(path: string): string[] {
    const [page = 'home'] = path.split('/').filter(Boolean);
    const wanted = [/\/index\.html$/, new RegExp(`/pages/${page === '*' ? 'home' : page}-page\\.tsx$`)];
    const found = wanted.flatMap((pattern) => {
      const module = [...this.byModule.keys()].find((id) => pattern.test(id));
      const chunk = module && this.byModule.get(module);
      if (!chunk) throw new Error(`The build has no chunk for ${pattern}.`);
      return [chunk];
    });
    return [...new Set(found.flatMap((chunk) => this.withImports(chunk)))];
  }

  private withImports({ file, imports }: Chunk): string[] {
    const chunks = imports.map((name) => this.byFile.get(name)).filter((chunk) => chunk !== undefined);
    return [...chunks.flatMap((chunk) => this.withImports(chunk)), file];
  }
}
