import { IconHighlight, IconLetterA } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '#i18n/editor.ts';
import { ColorTool } from './color-tool.tsx';
import { BACKGROUND_COLORS, TEXT_COLORS } from './colors.ts';
import type { SelectionFormat } from './selection-format.ts';
import { ToolGroup } from './tool-group.tsx';

export function ColorTools({ look }: { look: SelectionFormat }) {
  const { t } = useTranslation(editorTexts);
  return (
    <ToolGroup>
      <ColorTool
        property="color"
        label={t('editor.color')}
        icon={<IconLetterA aria-hidden size={16} stroke={2} />}
        chosen={look.style.color}
        colors={TEXT_COLORS}
      />
      <ColorTool
        property="background-color"
        label={t('editor.background')}
        icon={<IconHighlight aria-hidden size={16} stroke={2} />}
        chosen={look.style['background-color']}
        colors={BACKGROUND_COLORS}
      />
    </ToolGroup>
  );
}
