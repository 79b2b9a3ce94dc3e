import { useEditorContext } from '@graphiql/react';
import { type FormEvent, useEffect, useState } from 'react';
import { languageCodes, languageOf, languages } from '../../schema/languages.ts';
import { keepCookie, readCookies } from '../storage/cookies.ts';
import { readPage, speak, useConversation } from './conversation.ts';
import { linkedPage } from './copies.ts';
import type { Example } from './examples.ts';
import { featureExamples } from './feature-examples.ts';
import { askWhoIsSignedIn, hasCustomers, people, signInAs, signOut } from './sandbox.ts';

const kinds = { '': 'The shop’s own', reservation: 'Reservation', online_store: 'Online store', food_ordering: 'Food' };

/** The setting that the shop's own pages keep as well: `kind.delivery` in a cookie. */
const chosenKind = () => /(?:^|; )settings=([a-z_]*)\./.exec(readCookies())?.[1] ?? '';
const chooseKind = (kind: string) => (kind ? keepCookie('settings', `${kind}.`) : keepCookie('settings', '', 0));

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
      {name === null && !hasCustomers() && <p>The tabs SendCode and VerifyCode sign in.</p>}
      <div className="row">
        {hasCustomers() &&
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

const Choices = () => {
  const { language } = useConversation();
  const [kind, setKind] = useState(chosenKind);
  return (
    <section className="row">
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
      <label>
        Business kind
        <select
          value={kind}
          onChange={({ target }) => {
            chooseKind(target.value);
            setKind(target.value);
          }}
        >
          {Object.entries(kinds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
};

const Examples = () => {
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
      <h3>Examples by feature</h3>
      {Object.entries(featureExamples).map(([feature, examples]) => (
        <div key={feature} className="row">
          <b>{feature}</b>
          {examples.map((each) => (
            <button key={each.name} type="button" onClick={() => open(each)}>
              {each.name}
            </button>
          ))}
        </div>
      ))}
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
    <Choices />
    <Person />
    <Page />
    <Examples />
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

/** The panel beside the editor: language, person, the calls of a page, and examples of every feature. */
export const shopPlugin = { title, icon: NamedBars, content: ShopPanel };
