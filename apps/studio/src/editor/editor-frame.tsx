import { useFocusTrap, useMergedRef } from '@mantine/hooks';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import styles from './editor-frame.module.css';

interface Props {
  ref: Ref<HTMLElement>;
  label: string;
  fullScreen: boolean;
  onLeaveFullScreen: () => void;
  wrong: boolean;
  disabled: boolean;
  /** Lower while it is empty, with the tools below the text, so that they do not move it. */
  quiet: boolean;
  /** Called when the creator presses, types or comes into the frame. */
  onUse: (by: 'focus' | 'input') => void;
  children: ReactNode;
}

/** Box around toolbar and text. In full screen it becomes a dialog with a focus trap, which Escape closes. */
export function EditorFrame({
  ref,
  label,
  fullScreen,
  onLeaveFullScreen,
  wrong,
  disabled,
  quiet,
  onUse,
  children,
}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const trap = useFocusTrap(fullScreen);

  useEffect(() => {
    if (!fullScreen) return;
    const leave = ({ key, target }: KeyboardEvent) => {
      // Escape pressed in a menu or dialog outside this frame closes that one instead.
      if (key === 'Escape' && target instanceof Node && frame.current?.contains(target)) onLeaveFullScreen();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [fullScreen, onLeaveFullScreen]);

  return (
    <div
      ref={useMergedRef(ref, frame, trap)}
      className={styles.frame}
      data-full-screen={fullScreen || undefined}
      data-wrong={wrong || undefined}
      data-disabled={disabled || undefined}
      data-quiet={quiet || undefined}
      onFocus={() => onUse('focus')}
      onPointerDown={() => onUse('input')}
      onInput={() => onUse('input')}
      {...(fullScreen && { role: 'dialog', 'aria-modal': true, 'aria-label': label })}
    >
      {children}
    </div>
  );
}
