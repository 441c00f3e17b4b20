import { Button, TextInput } from '@mantine/core';
import { RichText } from '@puzzle-runs/web/ui/rich-text.tsx';
import { useState, useSyncExternalStore } from 'react';
import { RichTextEditor } from '#editor/rich-text-editor.tsx';
import styles from './workbench.module.css';

/** Labels of the workbench, which only developers see. */
const LABELS = {
  title: 'Rich text',
  label: 'Beschreibung',
  placeholder: 'Was gibt es hier zu entdecken?',
  before: 'Vorher',
  after: 'Danach',
  preview: 'Vorschau',
  html: 'HTML',
  reset: 'Zurücksetzen',
};

/** `?upload`, `?error=`, `?max=` and `?disabled` set the editor's props. */
const asked = new URLSearchParams(location.search);
const max = asked.get('max');

/** Fake upload: returns an address, or fails for file names that contain "broken". */
async function upload({ name }: File): Promise<string> {
  if (name.includes('broken')) throw new Error('refused');
  return `/media/${name}`;
}

function listen(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** A new editor for each `#NUMBER=HTML`: the stories change the text without loading the page again. */
export function Workbench() {
  const hash = useSyncExternalStore(listen, () => location.hash);
  const [, number = '', html = ''] = /^#(\d+)=(.*)$/.exec(hash) ?? [];
  return <Fields key={number} number={number} start={decodeURIComponent(html)} />;
}

/** The editor between two other fields, with the HTML it writes and the players' view of it. */
function Fields({ number, start }: { number: string; start: string }) {
  const [html, setHtml] = useState(start);
  return (
    <main className={styles.page}>
      <h1>{`${LABELS.title} ${number}`}</h1>
      <TextInput label={LABELS.before} />
      <RichTextEditor
        value={html}
        onChange={setHtml}
        label={LABELS.label}
        placeholder={LABELS.placeholder}
        error={asked.get('error') ?? undefined}
        disabled={asked.has('disabled')}
        {...(asked.has('upload') && { uploads: { image: upload, audio: upload } })}
        {...(max !== null && { maxLength: Number(max) })}
      />
      <TextInput label={LABELS.after} />
      <Button variant="outline" onClick={() => setHtml(start)}>
        {LABELS.reset}
      </Button>
      <section aria-label={LABELS.preview} className={styles.preview}>
        <RichText html={html} />
      </section>
      <output aria-label={LABELS.html} className={styles.html}>
        {html}
      </output>
    </main>
  );
}
