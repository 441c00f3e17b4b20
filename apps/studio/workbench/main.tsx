import '@puzzle-runs/web/ui/tokens.css';
import '#mantine.css';
import { MantineProvider } from '@mantine/core';
import { startI18n } from '@puzzle-runs/web/i18n/i18n.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { deviceColorScheme, theme, themeVariables } from '#theme.ts';
import { Workbench } from './workbench.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

await startI18n({ de: () => import('#i18n/de.ts'), en: () => import('#i18n/en.ts') });
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
