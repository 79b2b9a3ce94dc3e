import { join } from 'node:path';
import ts from 'typescript-for-borders';

const objectLiteral = ts.SyntaxKind.ObjectLiteralExpression;
const root = join(import.meta.dirname, '..');
const inServer = (file: string) => join(root, 'server', file);

/** What a field can answer instead of data: codes raised by the shop itself, and whether it asks others. */
export type Raised = { codes: string[]; asksProvider: boolean; asksMaps: boolean };

/** Codes that a failed call to the provider or the maps service is answered with. */
export type CodesOfOthers = { provider: string[]; maps: string[] };

/**
 * Reads in the code which errors a resolver can raise: follows everything that it calls, by the compiler's own reading,
 * to each `new ShopError('CODE', …)` and to the client of the provider. Fields of an answer that have a resolver of their
 * own are read for themselves.
 */
export class RaisedCodes {
  readonly #program = ts.createProgram([inServer('graphql/resolvers.ts')], {
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    target: ts.ScriptTarget.ESNext,
  });
  readonly #checker = this.#program.getTypeChecker();
  readonly #found = new Map<string, ts.Node>();

  constructor() {
    const files = this.#program
      .getSourceFiles()
      .filter(({ fileName }) => /server\/graphql\/resolvers\//.test(fileName));
    for (const file of files) this.#readMaps(file);
  }

  /** Of one field, such as `Mutation.addToCart`; null for one without a resolver. */
  of(field: string): Raised | null {
    const resolver = this.#found.get(field);
    if (!resolver) return null;
    const [codes, files] = [new Set<string>(), new Set<string>()];
    this.#walk(resolver, { codes, files, seen: new Set() });
    return {
      codes: [...codes].toSorted(),
      asksProvider: files.has(inServer('provider/client.ts')),
      asksMaps: files.has(inServer('maps/client.ts')),
    };
  }

  /** The codes that the one exit for errors knows for them. */
  ofOthers(): CodesOfOthers {
    const errors = this.#program.getSourceFile(inServer('graphql/errors.ts'));
    if (!errors) throw new Error('There is no server/graphql/errors.ts');
    const textsIn = (name: string) => {
      const texts: string[] = [];
      const collect = (node: ts.Node): void => {
        if (ts.isStringLiteral(node) && /^[A-Z]+(?:_[A-Z]+)*$/.test(node.text)) texts.push(node.text);
        node.forEachChild(collect);
      };
      const isNamed = (node: ts.Node) =>
        (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) && node.name?.getText() === name;
      const look = (node: ts.Node): void => (isNamed(node) ? collect(node) : node.forEachChild(look));
      look(errors);
      return texts;
    };
    const sorted = (texts: string[]) => [...new Set(texts)].toSorted();
    return {
      provider: sorted([...textsIn('codeOf'), ...textsIn('codeOfStatus')]),
      maps: sorted(textsIn('codeOfMapsFault')),
    };
  }

  /** The maps of resolvers are named like the types whose fields they resolve. */
  #readMaps(file: ts.SourceFile): void {
    const look = (node: ts.Node): void => {
      if (ts.isVariableDeclaration(node) && /^[A-Z][a-z]/.test(node.name.getText()) && node.initializer) {
        let map = node.initializer;
        while (ts.isSatisfiesExpression(map) || ts.isAsExpression(map)) map = map.expression;
        if (!ts.isObjectLiteralExpression(map)) return;
        const type = node.name.getText();
        for (const entry of map.properties) if (entry.name) this.#found.set(`${type}.${entry.name.getText()}`, entry);
      } else if (ts.isSourceFile(node) || ts.isVariableStatement(node) || ts.isVariableDeclarationList(node)) {
        node.forEachChild(look);
      }
    };
    look(file);
  }

  #walk(node: ts.Node, into: { codes: Set<string>; files: Set<string>; seen: Set<ts.Node> }): void {
    if (into.seen.has(node) || ts.isTypeNode(node)) return;
    into.seen.add(node);
    into.files.add(node.getSourceFile().fileName);
    if (ts.isNewExpression(node) && node.expression.getText() === 'ShopError') {
      const [code] = node.arguments ?? [];
      if (!code || !ts.isStringLiteral(code)) throw new Error(`Not a plain code: ${node.getText()}`);
      into.codes.add(code.text);
    }
    if (ts.isIdentifier(node)) for (const meant of this.#meantBy(node)) this.#walk(meant, into);
    node.forEachChild((child) => this.#walk(child, into));
  }

  /** The code behind a name; what is declared as a type only is looked for by its name in the same file. */
  #meantBy(name: ts.Identifier): ts.Node[] {
    let symbol = ts.isShorthandPropertyAssignment(name.parent)
      ? this.#checker.getShorthandAssignmentValueSymbol(name.parent)
      : this.#checker.getSymbolAtLocation(name);
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = this.#checker.getAliasedSymbol(symbol);
    return (symbol?.declarations ?? []).flatMap((declaration) => {
      const { fileName } = declaration.getSourceFile();
      if (!fileName.startsWith(inServer('')) || fileName.includes('/generated/')) return [];
      if (ts.isPropertySignature(declaration) || ts.isMethodSignature(declaration)) {
        return this.#writtenAs(declaration.name.getText(), declaration.getSourceFile());
      }
      // Of `context.session` the property is followed, not all that the object has.
      const isOwner = ts.isPropertyAccessExpression(name.parent) && name.parent.expression === name;
      const isObject = ts.isVariableDeclaration(declaration) && declaration.initializer?.kind === objectLiteral;
      if (isOwner && isObject) return [];
      if (ts.isClassDeclaration(declaration)) return declaration.members.filter(ts.isConstructorDeclaration);
      return ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration) ? [] : [declaration];
    });
  }

  #writtenAs(name: string, file: ts.SourceFile): ts.Node[] {
    const found: ts.Node[] = [];
    const look = (node: ts.Node): void => {
      const isProperty = ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node);
      if (isProperty && node.name.getText() === name) found.push(node);
      node.forEachChild(look);
    };
    look(file);
    return found;
  }
}
