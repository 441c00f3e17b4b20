import { IconCode, IconMaximize, IconMinimize, IconPilcrow } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '#i18n/editor.ts';
import { ToolButton } from './tool-button.tsx';
import { ToolGroup } from './tool-group.tsx';
import { TOOLBAR_ICON } from './toolbar-icon.ts';

/** View options of the editor; they do not change the text. */
export interface EditorView {
  /** Outlines around blocks. */
  readonly blocks: boolean;
  /** Shows the HTML source instead of the text. */
  readonly code: boolean;
  readonly fullScreen: boolean;
}

export const DEFAULT_VIEW: EditorView = { blocks: false, code: false, fullScreen: false };

export function ViewTools({ view, onView }: { view: EditorView; onView: (view: EditorView) => void }) {
  const { t } = useTranslation(editorTexts);
  const Screen = view.fullScreen ? IconMinimize : IconMaximize;
  return (
    <ToolGroup>
      {!view.code && (
        <ToolButton
          label={t('editor.blocks')}
          active={view.blocks}
          onClick={() => onView({ ...view, blocks: !view.blocks })}
        >
          <IconPilcrow {...TOOLBAR_ICON} />
        </ToolButton>
      )}
      <ToolButton label={t('editor.code')} active={view.code} onClick={() => onView({ ...view, code: !view.code })}>
        <IconCode {...TOOLBAR_ICON} />
      </ToolButton>
      <ToolButton
        label={t(view.fullScreen ? 'editor.fullScreen.leave' : 'editor.fullScreen')}
        keys={view.fullScreen ? 'Esc' : undefined}
        onClick={() => onView({ ...view, fullScreen: !view.fullScreen })}
      >
        <Screen {...TOOLBAR_ICON} />
      </ToolButton>
    </ToolGroup>
  );
}
