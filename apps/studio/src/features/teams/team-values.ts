import type { ManagedTeam } from '@puzzle-runs/contract/management/team.ts';
import { isMediaUrl } from '@puzzle-runs/domain/media-url.ts';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import { codeError } from '#shell/form/code-error.ts';
import type { FormErrors } from '#shell/form/form-errors.ts';

/** Form values, with the field names of the request body. */
export type TeamValues = {
  name: string;
  /** Address of the picture; '' without a picture. */
  image: string;
  /** Access code; null without a code. */
  code: string | null;
};

export function teamValues(team: ManagedTeam | undefined): TeamValues {
  return { name: team?.name ?? '', image: team?.image ?? '', code: team?.code ?? null };
}

/** Error text keys by field. */
export function checkTeam({ name, image, code }: TeamValues): FormErrors<TeamValues> {
  return {
    name: isBlank(name) ? 'form.error.name' : undefined,
    image: image !== '' && !isMediaUrl(image) ? 'form.error.address' : undefined,
    code: codeError(code),
  };
}
