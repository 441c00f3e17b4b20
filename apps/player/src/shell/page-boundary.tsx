import { RetryByItself } from '@puzzle-runs/web/on-demand/retry-by-itself.ts';
import { pageBoundary } from '@puzzle-runs/web/page/page-boundary.tsx';
import { Failure } from './failure.tsx';

export const PageBoundary = pageBoundary(Failure, RetryByItself);
