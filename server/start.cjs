// Every Node can read this file, so that one that is too old for the others says so in words.
const oldest = Number.parseInt(require('../package.json').engines.node.replace('>=', ''), 10);

if (Number.parseInt(process.versions.node, 10) < oldest) {
  console.error(
    `Rawnaq needs Node ${oldest} or later, and this is ${process.version}. Install a newer one, or run "npm ci" without --omit=dev: it brings the right Node along.`,
  );
  process.exit(1);
}
// The environment's own values win over the file.
const settings = require('node:path').join(__dirname, '../.env');
if (require('node:fs').existsSync(settings)) process.loadEnvFile(settings);
// Compiled once, and half a second sooner at the next start.
require('node:module').enableCompileCache(require('node:path').join(__dirname, '../.cache/node'));
import('./main.ts');
