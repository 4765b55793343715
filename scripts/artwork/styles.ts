/** Classes that scenes share: layout, type, and the parts of a screen. One-off looks belong in the scene. */
export const styles = `
:root{--shadow:.55}
*{box-sizing:border-box;margin:0;padding:0}
html,body{overflow:hidden}
body{position:relative;font:500 15px/1.45 "Plus Jakarta Sans","Noto Naskh Arabic",sans-serif;color:var(--ink);
  -webkit-font-smoothing:antialiased;text-rendering:geometricPrecision;text-wrap:pretty}
svg{display:block;flex:none}
.fill{position:absolute;inset:0}

.row{display:flex;align-items:center}
.col{display:flex;flex-direction:column}
.grow{flex:1;min-width:0}
.between{justify-content:space-between}
.center{display:grid;place-items:center}
.grid{display:grid}

.t-display{font-weight:800;font-size:34px;line-height:1.08;letter-spacing:-.035em}
.t-title{font-weight:800;font-size:24px;line-height:1.2;letter-spacing:-.025em}
.t-heading{font-weight:700;font-size:17px;line-height:1.3;letter-spacing:-.015em}
.t-body{font-weight:500;font-size:15px;line-height:1.5}
.t-small{font-weight:500;font-size:13px;line-height:1.4}
.t-caption{font-weight:600;font-size:12px;line-height:1.35}
.t-label{font-weight:700;font-size:11.5px;line-height:1.3;letter-spacing:.08em;text-transform:uppercase}
.bold{font-weight:700}
.muted{color:var(--muted)}
.num{font-variant-numeric:tabular-nums}
.arabic{font-family:"Noto Naskh Arabic",serif;direction:rtl;font-weight:400}

.screen{position:relative;width:390px;height:844px;overflow:hidden;background:var(--paper);
  display:flex;flex-direction:column}
.status{flex:none;height:48px;padding:8px 26px 0;display:flex;align-items:center;justify-content:space-between;
  font-weight:700;font-size:15px;letter-spacing:-.01em}
.status span{display:flex;gap:6px;align-items:center}
.tabbar{flex:none;margin-top:auto;height:84px;padding:10px 14px 26px;display:flex;background:var(--surface);
  border-top:1px solid var(--line);color:var(--muted)}
.tabbar div{flex:1;display:grid;justify-items:center;align-content:start;gap:4px;font-weight:600;font-size:11px}
.tabbar .on{color:var(--app,var(--primary));font-weight:700}
.gesture{position:absolute;left:50%;bottom:8px;width:128px;height:5px;margin-left:-64px;border-radius:9px;
  background:currentColor;opacity:.85}

.card{background:var(--surface);border:1px solid var(--line);border-radius:20px}
.raised{background:var(--raised);border-radius:20px;box-shadow:0 1px 2px rgb(60 42 12/.06),0 10px 28px -12px rgb(60 42 12/.2)}
.chip{display:inline-flex;align-items:center;gap:6px;height:34px;padding:0 14px;border-radius:99px;
  font-weight:600;font-size:13px;white-space:nowrap;background:var(--surface);border:1px solid var(--line)}
.chip.on{background:var(--app,var(--primary));border-color:transparent;color:var(--paper)}
.badge{display:inline-flex;align-items:center;gap:5px;height:24px;padding:0 10px;border-radius:99px;
  font-weight:700;font-size:11.5px;white-space:nowrap}
.button{display:flex;align-items:center;justify-content:center;gap:10px;height:54px;border-radius:99px;
  font-weight:700;font-size:16px;background:var(--app,var(--primary));color:var(--paper)}
.round{display:grid;place-items:center;flex:none;width:44px;height:44px;border-radius:50%}
.avatar{display:grid;place-items:center;flex:none;border-radius:50%;font-weight:800;letter-spacing:-.02em}
`;
