import '@puzzle-runs/web/ui/tokens.css';
import '#mantine.css';
import { MantineProvider } from '@mantine/core';
import { startI18n } from '@puzzle-runs/web/i18n/i18n.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { de } from '#i18n/de.ts';
import { en } from '#i18n/en.ts';
import { deviceColorScheme, theme, themeVariables } from '#theme.ts';
import { Workbench } from './workbench.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

await startI18n({ de, en });
createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={themeVariables}
      colorSchemeManager={deviceColorScheme}
      defaultColorScheme="auto"
    >
      <Workbench />
    </MantineProvider>
  </StrictMode>,
);
