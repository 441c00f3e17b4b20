import { Terms } from '#features/info/legal/terms.tsx';

export default function TermsPage() {
  return <Terms />;
}
