import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $patchStyleText, $setBlocksType } from '@lexical/selection';
import { $getSelection } from 'lexical';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '#i18n/editor.ts';
import type { TextTag } from '../document/document-model.ts';
import { $textBlock } from '../lexical/from-document.ts';
import { updateSelection } from '../plugins/update-selection.ts';
import { ChoiceMenu } from './choice-menu.tsx';
import type { SelectionFormat } from './selection-format.ts';

/**
 * Block types that creators can choose; existing blocks of other types are kept. h1 is reserved for the page's title.
 */
const BLOCKS: readonly TextTag[] = ['p', 'h2', 'h3', 'h4', 'blockquote', 'pre'];
const BLOCK_STYLE: { readonly [tag in TextTag]?: CSSProperties } = {
  h2: { fontFamily: 'var(--font-display)', fontSize: '1.375rem', fontWeight: 650 },
  h3: { fontFamily: 'var(--font-display)', fontSize: '1.1875rem', fontWeight: 650 },
  h4: { fontFamily: 'var(--font-display)', fontWeight: 650 },
  blockquote: { borderLeft: '3px dashed var(--line-strong)', paddingLeft: '0.75rem', color: 'var(--ink-2)' },
  pre: { fontFamily: 'ui-monospace, monospace' },
};

export function BlockMenu({ look }: { look: SelectionFormat }) {
  const { t } = useTranslation(editorTexts);
  const [editor] = useLexicalComposerContext();
  const name = t(`editor.block.${look.tag}`);
  return (
    <ChoiceMenu
      label={t('editor.block', { name })}
      shown={name}
      chosen={look.list ? undefined : look.tag}
      choices={BLOCKS.map((value) => ({ value, label: t(`editor.block.${value}`), style: BLOCK_STYLE[value] ?? {} }))}
      onChoose={(tag) => updateSelection(editor, () => $setBlocksType($getSelection(), () => $textBlock(tag)))}
    />
  );
}

export function FontMenu({ look }: { look: SelectionFormat }) {
  const { t } = useTranslation(editorTexts);
  const setStyle = useStyle('font-family');
  const family = look.style['font-family'];
  const font = FONTS.find(({ css }) => css === family);
  const name = t(`editor.font.${font?.name ?? 'other'}`);
  return (
    <ChoiceMenu
      label={t('editor.font', { name })}
      shown={name}
      chosen={font?.name}
      choices={FONTS.map(({ name: value, css }) => ({
        value,
        label: t(`editor.font.${value}`),
        style: css ? { fontFamily: css } : {},
      }))}
      onChoose={(chosen) => setStyle(FONTS.find((known) => known.name === chosen)?.css ?? '')}
    />
  );
}

export function SizeMenu({ look }: { look: SelectionFormat }) {
  const { t } = useTranslation(editorTexts);
  const setStyle = useStyle('font-size');
  const css = look.style['font-size'];
  const size = FONT_SIZES.find((known) => known.css === css);
  const name = size ? t(`editor.size.${size.name}`) : css;
  return (
    <ChoiceMenu
      label={t('editor.size', { name })}
      shown={name}
      chosen={size?.name}
      choices={FONT_SIZES.map(({ name: value, css: fontSize }) => ({
        value,
        label: t(`editor.size.${value}`),
        style: fontSize ? { fontSize } : {},
      }))}
      onChoose={(chosen) => setStyle(FONT_SIZES.find((known) => known.name === chosen)?.css ?? '')}
    />
  );
}

/** Returns a function that sets a style property on the selection; '' removes it. */
export function useStyle(property: 'font-family' | 'font-size' | 'color' | 'background-color') {
  const [editor] = useLexicalComposerContext();
  return (value: string) =>
    updateSelection(editor, () => {
      const selection = $getSelection();
      if (selection) $patchStyleText(selection, { [property]: value === '' ? null : value });
    });
}

/** Fonts that every device has, and the two fonts of the site; '' is the page's default font. */
const FONTS = [
  { name: 'standard', css: '' },
  { name: 'display', css: 'Bricolage Grotesque Variable, sans-serif' },
  { name: 'sans', css: 'Arial, sans-serif' },
  { name: 'serif', css: 'Georgia, serif' },
  { name: 'typewriter', css: 'Courier New, monospace' },
] as const;

/** Relative sizes, so that a larger text size chosen on the phone scales everything. */
const FONT_SIZES = [
  { name: 'small', css: '85%' },
  { name: 'normal', css: '' },
  { name: 'large', css: '125%' },
  { name: 'larger', css: '150%' },
  { name: 'largest', css: '200%' },
] as const;
