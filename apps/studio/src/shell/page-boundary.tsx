import { pageBoundary } from '@puzzle-runs/web/page/page-boundary.tsx';
import { PageFailure } from './page-failure.tsx';

export const PageBoundary = pageBoundary(PageFailure);
