import type { EditorThemeClasses } from 'lexical';
import styles from './editor-theme.module.css';

/** Classes for formats without an HTML tag in the editor. Everything else is styled by tag, as players see it. */
export const editorTheme: EditorThemeClasses = {
  text: {
    underline: styles.underline ?? '',
    strikethrough: styles.strikethrough ?? '',
    underlineStrikethrough: styles.underlineStrikethrough ?? '',
  },
  list: { nested: { listitem: styles.nestedItem ?? '' } },
  tableCellSelected: styles.cellSelected ?? '',
  tableSelection: styles.tableSelection ?? '',
  hrSelected: styles.ruleSelected ?? '',
};
