import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { isBlankHtml } from '@puzzle-runs/domain/html/blank-html.ts';
import { isMediaUrl } from '@puzzle-runs/domain/media-url.ts';
import { codeError } from '#shell/form/code-error.ts';
import type { FormErrors } from '#shell/form/form-errors.ts';

/** Form values, with the field names of the request body. */
export type ExplorationValues = {
  name: string;
  description: string;
  /** Address of the picture; '' without a picture. */
  image: string;
  postal_code: string;
  /** Access code; null without a code. */
  code: string | null;
};

export function explorationValues(exploration: ManagedExploration | undefined): ExplorationValues {
  const { name = '', description = '', image = null, postal_code = '', code = null } = exploration ?? {};
  return { name, description, image: image ?? '', postal_code, code };
}

/** Error text keys by field. */
export function checkExploration({
  name,
  description,
  image,
  postal_code,
  code,
}: ExplorationValues): FormErrors<ExplorationValues> {
  return {
    name: name.trim() === '' ? 'form.error.name' : undefined,
    image: image !== '' && !isMediaUrl(image) ? 'form.error.address' : undefined,
    description: isBlankHtml(description) ? 'form.error.missing' : undefined,
    postal_code: postal_code.trim() === '' ? 'form.error.missing' : undefined,
    code: codeError(code),
  };
}
