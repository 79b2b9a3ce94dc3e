// The styles of the whole shop, complete, so that their own order decides. A document links only those of its page;
// importing this file is enough for a dialog or another page to find its own.
import '../theme/full.css';
