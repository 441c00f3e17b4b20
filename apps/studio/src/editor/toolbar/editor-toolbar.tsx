import { Toolbar } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogName } from '../dialogs/dialogs.tsx';
import { AlignMenu } from './align-menu.tsx';
import { BlockMenu, FontMenu, SizeMenu } from './block-tools.tsx';
import { ColorTools } from './color-tools.tsx';
import { FormatTools, MoreFormatTools } from './format-tools.tsx';
import { HistoryTools } from './history-tools.tsx';
import { ICON } from './icon.ts';
import { InsertTools } from './insert-tools.tsx';
import { IndentTools, ListTools } from './list-tools.tsx';
import type { Look } from './look.ts';
import { ToolButton } from './tool-button.tsx';
import { ToolGroup } from './tool-group.tsx';
import styles from './toolbar.module.css';
import { type View, ViewTools } from './view-tools.tsx';

interface Props {
  label: string;
  look: Look;
  view: View;
  onView: (view: View) => void;
  onOpen: (dialog: DialogName) => void;
  /** Little room: what one needs less often is behind a button. */
  compact: boolean;
}

/** All functions of the editor (specification 2, part 2). One stop of the Tab key, arrow keys go on from there. */
export function EditorToolbar({ label, look, view, onView, onOpen, compact }: Props) {
  const { t } = useTranslation();
  const [more, setMore] = useState(false);
  const all = !compact || more;
  return (
    <Toolbar
      aria-label={t('editor.tools', { label })}
      className={styles.toolbar ?? ''}
      data-compact={compact || undefined}
    >
      {!view.code && (
        <>
          <HistoryTools />
          <ToolGroup>
            <BlockMenu look={look} />
          </ToolGroup>
          {all && (
            <ToolGroup>
              <FontMenu look={look} />
              <SizeMenu look={look} />
            </ToolGroup>
          )}
          <FormatTools look={look} />
          {all && (
            <>
              <MoreFormatTools look={look} />
              <ColorTools look={look} />
            </>
          )}
          {all && (
            <>
              <ListTools look={look} />
              <IndentTools />
              <ToolGroup>
                <AlignMenu look={look} />
              </ToolGroup>
              <InsertTools look={look} onOpen={onOpen} />
            </>
          )}
        </>
      )}
      {(all || view.code) && <ViewTools view={view} onView={onView} />}
      {compact && !view.code && (
        <ToolGroup>
          <ToolButton
            label={t(more ? 'editor.less' : 'editor.more')}
            aria-expanded={more}
            onClick={() => setMore(!more)}
          >
            <IconDots {...ICON} />
          </ToolButton>
        </ToolGroup>
      )}
    </Toolbar>
  );
}
