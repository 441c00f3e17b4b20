import { CLOZE_BLANK } from '@puzzle-runs/domain/tasks/cloze/cloze.ts';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';

interface Props {
  /** Sanitised by the API; gaps are ten underscores. */
  html: string;
  renderGap: (gap: number) => ReactNode;
}

/** HTML attributes that React names differently. */
const REACT_NAMES: Record<string, string> = { class: 'className', colspan: 'colSpan', rowspan: 'rowSpan' };

function styleOf({ style }: HTMLElement): Record<string, string> {
  const names = Array.from(style, (name) => [
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    name,
  ]);
  return Object.fromEntries(names.map(([reactName = '', name = '']) => [reactName, style.getPropertyValue(name)]));
}

function propsOf(element: HTMLElement, key: number): Record<string, unknown> {
  const attributes = Array.from(element.attributes).filter(({ name }) => name !== 'style' && !name.startsWith('on'));
  const props = Object.fromEntries(attributes.map(({ name, value }) => [REACT_NAMES[name] ?? name, value]));
  return { key, ...props, ...(element.hasAttribute('style') && { style: styleOf(element) }) };
}

/** Whitespace between table parts: HTML ignores it, React warns about it. */
function isTableSpace(node: ChildNode): boolean {
  return /^(table|thead|tbody|tfoot|tr)$/.test(node.parentElement?.localName ?? '') && node.textContent?.trim() === '';
}

/** Converts DOM nodes to React nodes; calls `gap` for each gap in order. */
function toReact(nodes: Iterable<ChildNode>, gap: () => ReactNode): ReactNode[] {
  return Array.from(nodes, (node, key) => {
    if (node instanceof HTMLElement) {
      const children = toReact(node.childNodes, gap);
      return createElement(node.localName, propsOf(node, key), ...(children.length > 0 ? [children] : []));
    }
    const isText = node.nodeType === Node.TEXT_NODE && !isTableSpace(node);
    const parts = isText ? (node.textContent ?? '').split(CLOZE_BLANK) : [];
    if (parts.length === 0) return null;
    return (
      <Fragment key={key}>
        {parts.map((part, index) => (
          <Fragment key={index}>
            {index > 0 && gap()}
            {part}
          </Fragment>
        ))}
      </Fragment>
    );
  });
}

/** A creator's HTML with inputs in place of its gaps, as React nodes, so that inputs keep focus and state. */
export function GappedText({ html, renderGap }: Props) {
  const nodes = useMemo(() => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes], [html]);
  let gaps = 0;
  return <>{toReact(nodes, () => renderGap(gaps++))}</>;
}
