import { mkdirSync, writeFileSync } from 'node:fs';
import { openApiDocument, RELEASES } from '#http/openapi/document.ts';

// `npm run release-api`: writes the OpenAPI document of this version to docs/api. Later changes are compared with it.
const document = openApiDocument();
const file = new URL(`openapi-${document.info.version}.json`, RELEASES);
mkdirSync(RELEASES, { recursive: true });
writeFileSync(file, `${JSON.stringify(document, null, 1)}\n`);
console.log(`${file.pathname} written`);
