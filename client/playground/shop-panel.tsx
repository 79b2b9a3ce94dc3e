import { useEditorContext } from '@graphiql/react';
import { type FormEvent, useEffect, useState } from 'react';
import { languageCodes, languageOf, languages } from '../../schema/languages.ts';
import { readPage, speak, useConversation } from './conversation.ts';
import { type Example, operations } from './examples.ts';
import { linkedPage } from './links.ts';
import { askWhoIsSignedIn, hasSandbox, people, signInAs, signOut } from './sandbox.ts';

/** Where customers are signed in. */
export const signInId = 'signed-in';

const Person = () => {
  const [name, setName] = useState<string | null | undefined>(undefined);
  const [trouble, setTrouble] = useState<string | null>(null);
  const look = () => void askWhoIsSignedIn().then(setName);
  useEffect(look, []);
  const act = (action: () => Promise<string | null>) => void action().then(setTrouble).then(look);
  return (
    <section>
      <h3 id={signInId} tabIndex={-1}>
        Signed in
      </h3>
      <p role="status">{trouble ?? (name === undefined ? '…' : (name ?? 'A guest'))}</p>
      {name === null && !hasSandbox() && <p>The tabs SendCode and VerifyCode sign in.</p>}
      <div className="row">
        {hasSandbox() &&
          people.map((person) => (
            <button
              key={person.name}
              type="button"
              title={person.about}
              onClick={() => act(() => signInAs(person.mobileNumber))}
            >
              {person.name}
            </button>
          ))}
        {name && (
          <button type="button" onClick={() => act(() => signOut().then(() => null))}>
            Sign out
          </button>
        )}
      </div>
    </section>
  );
};

const LanguageChoice = () => {
  const { language } = useConversation();
  return (
    <label>
      Language
      <select value={language} onChange={({ target }) => speak(languageOf(target.value))}>
        {languageCodes.map((code) => (
          <option key={code} value={code}>
            {languages[code].name}
          </option>
        ))}
      </select>
    </label>
  );
};

const Operations = () => {
  const { addTab, tabs, queryEditor, variableEditor } = useEditorContext({ nonNull: true });
  const [wanted, setWanted] = useState<Example | null>(null);
  // A new tab fills the editors with its own beginning first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new tab
  useEffect(() => {
    if (!wanted) return;
    queryEditor?.setValue(wanted.query);
    variableEditor?.setValue(wanted.variables ?? '');
    setWanted(null);
  }, [tabs.length]);
  const open = (chosen: Example) => {
    setWanted(chosen);
    addTab();
  };
  return (
    <section>
      <h3>Operations of the pages</h3>
      <div className="row">
        {operations.map((each) => (
          <button key={each.name} type="button" onClick={() => open(each)}>
            {each.name}
          </button>
        ))}
      </div>
    </section>
  );
};

/** A page of the shop asks for everything before it is printed; its calls are read without showing it. */
const Page = () => {
  const [path, setPath] = useState(linkedPage(location.search) ?? '/services');
  useEffect(() => {
    const linked = linkedPage(location.search);
    if (linked) void readPage(linked);
  }, []);
  const read = (event: FormEvent) => {
    event.preventDefault();
    void readPage(path);
  };
  return (
    <form className="row" onSubmit={read}>
      <label>
        Page
        <input value={path} required onChange={({ target }) => setPath(target.value)} />
      </label>
      <button type="submit">Show its calls</button>
    </form>
  );
};

const ShopPanel = () => (
  <div className="shop-panel">
    <h2>{title}</h2>
    <LanguageChoice />
    <Person />
    <Page />
    <Operations />
  </div>
);

const title = 'The shop';

const NamedBars = () => (
  <>
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden="true">
      <path d="M3 5h7M6 10h9M10 15h7" />
    </svg>
    <span className="panel-name">{title}</span>
  </>
);

/** The panel beside the editor: language, person, the calls of a page, and the operations of all pages. */
export const shopPlugin = { title, icon: NamedBars, content: ShopPanel };
