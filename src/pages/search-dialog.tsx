import { Search } from '#features/search/search.tsx';
import './search-dialog.css';

/** The search over everything on the site: one chunk, loaded when it opens. */
export const SearchDialog = Search;
