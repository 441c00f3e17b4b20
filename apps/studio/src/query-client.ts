import { queryDefaults } from '@puzzle-runs/web/api/query-defaults.ts';
import { QueryClient } from '@tanstack/react-query';

export const queryClient = new QueryClient({ defaultOptions: queryDefaults });
