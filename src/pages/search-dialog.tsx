import { Search } from '#features/search/search.tsx';
import { askChat } from './home-chat.tsx';
import './search-dialog.css';

/** The search over everything on the site: one chunk, loaded when it opens. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  return <Search onAsk={askChat} onClose={onClose} />;
}
