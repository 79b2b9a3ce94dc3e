import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildASTSchema, concatAST, parse, Source, validateSchema } from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import { messageOf, PlainFailure } from '../server/start/plain-failure.ts';
import { alone, carryOut, isCurrent, runTool, type Step } from './step.ts';
import { compileTexts } from './texts.ts';

const root = join(import.meta.dirname, '..');

const documentsOf = (files: string) =>
  globSync(files, { cwd: root })
    .map((file) => new Source(readFileSync(join(root, file), 'utf8'), file))
    .filter(({ body }) => body.trim() !== '')
    .map((source) => parse(source));

/** The generator itself names no line of a file that it cannot parse, nor of a type that it does not find. */
export const refuseUnreadable = (): void => {
  documentsOf('client/**/*.graphql');
  const contract = concatAST(documentsOf('schema/*.graphql'));
  const unreadable = validateSDL(contract);
  const errors = unreadable.length > 0 ? unreadable : validateSchema(buildASTSchema(contract));
  if (errors.length > 0) throw new AggregateError(errors);
};

/** The generator's error, once: it repeats itself in nested errors. */
export const complaintsOf = (error: unknown): string => {
  const errors = error instanceof AggregateError ? error.errors : [error];
  return [...new Set(errors.map(String))].join('\n').replaceAll(`${root}/`, '');
};

/** Types and hooks of the SDL and of the client's operations. Says which file and line cannot be understood. */
export const generateTypes = async (): Promise<void> => {
  const { generate } = await import('@graphql-codegen/cli');
  const { default: config } = await import('../codegen.ts');
  const { default: gql } = await import('graphql-tag');
  // It takes a fragment that has changed since the last time for a second one of the same name.
  gql.resetCaches();
  try {
    refuseUnreadable();
    await generate(config, true);
  } catch (error) {
    throw new PlainFailure(complaintsOf(error));
  }
};

const isGraphql = (file: string) => !file.startsWith('client/') || file.endsWith('.graphql');

const steps: Step[] = [
  {
    name: 'types',
    inputs: ['schema', 'client', 'codegen.ts'],
    reads: isGraphql,
    outputs: ['server/graphql/generated', 'client/graphql/generated'],
    make: generateTypes,
  },
  {
    name: 'messages',
    inputs: ['client/messages', 'schema/languages.ts', 'build/texts.ts'],
    outputs: ['client/i18n/generated'],
    make: compileTexts,
  },
  {
    name: 'styles',
    inputs: ['panda.config.ts', 'client/ui/theme', 'schema/brand'],
    outputs: ['styled-system'],
    make: () => runTool('panda', 'codegen', '--silent'),
  },
  {
    name: 'icons',
    inputs: ['client/ui/media/icon-names.ts', 'build/icons.ts'],
    outputs: ['client/ui/media/generated'],
    make: async () => {
      const { writeIcons } = await import('./icons.ts');
      writeIcons(join(root, 'client/ui/media/generated/icon-bodies.ts'));
    },
  },
  {
    name: 'fonts',
    inputs: ['client/ui/theme/fonts.css', 'build/subset-fonts.ts'],
    outputs: ['client/ui/theme/generated'],
    make: async () => {
      const { writeFonts } = await import('./subset-fonts.ts');
      await writeFonts();
    },
  },
];

/** Makes the results of changed files anew. Needs to be `alone`. */
export const generateChanged = async (): Promise<void> => {
  await Promise.all(steps.filter((step) => !isCurrent(step)).map(carryOut));
};

if (import.meta.main) {
  try {
    await alone(generateChanged);
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(1);
  }
}
