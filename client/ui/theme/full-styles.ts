// Every rule of the shop, for what comes after the first page. It is complete, so that its own order decides.
import './full.css';
