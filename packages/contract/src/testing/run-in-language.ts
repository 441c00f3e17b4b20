import { hintsInFile, type RunFile, type RunTask, type RunText } from '../run-format.ts';

type Exploration = RunFile['exploration'];
type Texts = Readonly<Record<string, RunText | readonly (RunText | null)[] | undefined>>;

/** The exploration of a file as players read it in one of its languages; a text that is missing stays in the source. */
export function runInLanguage(exploration: Exploration, lang: string): Exploration {
  return {
    ...exploration,
    ...fieldsOf(exploration, lang),
    lang,
    pois: exploration.pois.map((poi) => {
      const translated = { ...poi, ...fieldsOf(poi, lang), tasks: poi.tasks.map((task) => taskInLanguage(task, lang)) };
      const hints = hintsInFile(poi).map((hint) => ({ ...hint, ...fieldsOf(hint, lang) }));
      if (translated.location_type === 'hint') return { ...translated, location: hints };
      return translated.hints ? { ...translated, hints } : translated;
    }),
  };
}

function taskInLanguage(file: RunTask, lang: string): RunTask {
  const { cloze_text: text, image_description, code, example_caption, ...fields } = fieldsOf(file, lang);
  const ownItems = file.texts?.[lang]?.items ?? [];
  const items = (source: readonly string[]) => source.map((item, index) => textOf(ownItems[index]) ?? item);
  const task = { ...file, ...fields };
  switch (task.task_type) {
    case 'guess_text':
      return { ...task, task: { ...task.task, answers: items(task.task.answers) } };
    case 'guess_number':
      return task;
    case 'choice': {
      const answers = items(task.task.choices.map(({ answer }) => answer));
      const choices = task.task.choices.map((choice, index) => ({
        ...choice,
        answer: answers[index] ?? choice.answer,
      }));
      return { ...task, task: { choices } };
    }
    case 'cloze':
      return { ...task, task: { ...task.task, ...(text !== undefined && { text }), words: items(task.task.words) } };
    case 'order':
      return { ...task, task: { entries: items(task.task.entries) } };
    case 'locate': {
      const found = { ...task.task, ...(code !== undefined && { code }) };
      if (found.locate_type === 'qr') return { ...task, task: found };
      return { ...task, task: { ...found, image_description: image_description ?? found.image_description } };
    }
    case 'decision': {
      const options = items(task.task.options.map(({ option }) => option));
      const reactions = file.texts?.[lang]?.reactions ?? [];
      let written = 0;
      return {
        ...task,
        task: {
          options: task.task.options.map(({ reaction, ...each }, index) => ({
            ...each,
            option: options[index] ?? each.option,
            ...(reaction !== undefined && { reaction: textOf(reactions[written++]) ?? reaction }),
          })),
        },
      };
    }
    case 'photo':
      return { ...task, task: { ...task.task, ...(example_caption !== undefined && { example_caption }) } };
  }
}

/** The translated texts of a record by field, without its items. */
function fieldsOf(record: { texts?: unknown }, lang: string): Partial<Record<string, string>> {
  const texts = (record.texts as Partial<Record<string, Texts>> | undefined)?.[lang] ?? {};
  return Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => {
      const shown = Array.isArray(text) ? undefined : textOf(text as RunText);
      return shown === undefined ? [] : [[field, shown]];
    }),
  );
}

function textOf(text: RunText | null | undefined): string | undefined {
  return typeof text === 'object' ? text?.text : text;
}
